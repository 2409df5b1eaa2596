/** Drawn on a 24 by 24 grid, for a stroke 1.75 wide. */
const ICON_PATHS = {
  meter: 'M5 4h14v16H5ZM8 8h8v3.5H8ZM9 15.5h.01M12 15.5h.01M15 15.5h.01',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  leaf: 'M5 19C4 10 9 5 20 4.5 20.5 14 15 19.5 8 17M4 20.5C6 16 9 12.5 14 10',
  shield: 'M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6ZM9 12l2.2 2.2L15.2 10',
  phone:
    'M5 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4Z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5',
  check: 'M4.5 12.5l5 5L19.5 7',
  cross: 'M6 6l12 12M18 6 6 18',
  alert: 'M12 4 2.5 20h19ZM12 10v4.5M12 17.25h.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.75h.01',
  'chevron-down': 'M6 9.5l6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.5v13l10.5-6.5Z',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  car: 'M4.5 16.5H3v-4l2-1 2.5-5h9l2.5 5 2 1v4h-1.5M9 16.5h6M7 15a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5ZM17 15a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5ZM5 11.5h14',
} as const;

export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * Decoration next to text, in the text's colour. Drawn on 24 by 24. It is one and a half times as high as a letter, unless a
 * class sets another size.
 */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
