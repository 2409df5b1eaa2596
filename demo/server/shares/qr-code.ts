import qrcode from 'qrcode-generator';

/** Light modules around the code, as the standard requires. */
const MARGIN = 4;

/** Returns the number of modules on each side, and an SVG path of the dark ones. */
export function qrCode(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let at = 0, run = 0; at < count; at += run) {
      run = 1;
      if (!code.isDark(row, at)) continue;
      while (at + run < count && code.isDark(row, at + run)) run++;
      path += `M${at + MARGIN} ${row + MARGIN}h${run}v1h-${run}z`;
    }
  }
  return { size: count + 2 * MARGIN, path };
}
