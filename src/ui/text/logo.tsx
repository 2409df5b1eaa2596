// A company's logo, or its initials if there is none or it does not load.
import { useState } from 'react';
import { initials } from '../../domain/names.ts';

interface LogoProps {
  /** The company's name. It is next to the logo, so the logo itself is decoration. */
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
