// A company's picture, or its initials where there is none or it does not load.
import { useState } from 'react';
import { initials } from './initials.ts';

interface LogoProps {
  /** The company's name, which stands beside the mark: so the mark itself says nothing. */
  name: string;
  src?: string | undefined;
}

export function Logo({ name, src }: LogoProps) {
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed) {
    return (
      <span className="logo logo--initials" aria-hidden="true" translate="no">
        {initials(name)}
      </span>
    );
  }
  return (
    <img className="logo" src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
  );
}
