// Measures the contrast of the live widget by WCAG 2.2, from the colours that the browser paints for its tokens.

/** @type {[string, string, string, number][]} name, foreground, background, ratio needed */
const PAIRS = [
  ['Text on the page', 'text', 'bg', 4.5],
  ['Text on cards', 'text', 'surface', 4.5],
  ['Text on tint', 'text', 'tint', 4.5],
  ['Quiet text on cards', 'muted', 'surface', 4.5],
  ['Quiet text on tint', 'muted', 'tint', 4.5],
  ['Brand as text on cards', 'brand', 'surface', 4.5],
  ['Brand as text on tint', 'brand', 'tint', 4.5],
  ['On the brand', 'on-brand', 'brand-fill', 4.5],
  ['On the accent', 'on-accent', 'accent', 4.5],
  ['Problems on cards', 'bad', 'surface', 4.5],
  ['Edges of controls', 'line', 'surface', 3],
  ['First series of a chart', 'series-1', 'surface', 3],
  ['Second series of a chart', 'series-2', 'surface', 3],
  ['Third series of a chart', 'series-3', 'surface', 3],
];

/** @returns {{ name: string, ratio: number, needs: number, holds: boolean }[]} */
export function contrastReport(widget) {
  const wrapper = widget.shadowRoot?.querySelector('.root');
  if (!wrapper) return [];
  const style = getComputedStyle(wrapper);
  const color = (token) => paint(style.getPropertyValue(`--_${token}`).trim());
  return PAIRS.map(([name, front, behind, needs]) => {
    const ratio = contrast(color(front), color(behind));
    return { name, ratio, needs, holds: ratio >= needs };
  });
}

/** A sentence, if the widget had to adjust the brand colour. */
export function nudgedBrand(widget) {
  const asked = widget.getAttribute('brand-color');
  const wrapper = widget.shadowRoot?.querySelector('.root');
  if (!asked || !wrapper || !CSS.supports('color', asked)) return '';
  const used = getComputedStyle(wrapper).getPropertyValue('--_brand').trim();
  const isKept = String(paint(asked)) === String(paint(used));
  return isKept ? '' : `${asked} can’t be read as text in this theme: ${used} is used instead.`;
}

function paint(css) {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d');
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  return pixel.getImageData(0, 0, 1, 1).data.slice(0, 3);
}

function contrast(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color) {
  const [red, green, blue] = [...color].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
