import qrcode from 'qrcode-generator';

/** Modules that stay light around it, as the standard wants. */
const MARGIN = 4;

/** A text as a QR code: modules on each side, and its dark runs as the path of an SVG. */
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
