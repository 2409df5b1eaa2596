// Decoration next to text, in the text's colour.
import { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  name: IconName;
  className?: string;
}

/** Drawn on 24 by 24. It is one and a half times as high as a letter, unless a class sets another size. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
