// Knows how React writes properties to elements of HTML and SVG that this product uses.
function setValueForAttribute(node, name, value) {
  'string' === typeof value ||
  'number' === typeof value ||
  ('boolean' === typeof value && /^(data|aria)-/.test(name))
    ? node.setAttribute(name, value)
    : setValueForKnownAttribute(node, name, 'boolean' === typeof value ? null : value);
}
function setDefaultValue(node, type, value) {
  node.defaultValue === '' + value || (node.defaultValue = '' + value);
}
function attributeName(key) {
  return "htmlFor" === key ? "for" : isOfStyle.test(key) ? key.replace(/[A-Z]/g, toKebab) : key;
}
function toKebab(letter) {
  return "-" + letter.toLowerCase();
}
var isOfStyle =
  /^(clip(Path|Rule)$|dominant|fill|font|letter|marker[EMS]|paint|pointer|shape|stop|stroke|text[ADR]|vector|word)/;
var unitlessNumbers = new Set(
  "animationIterationCount aspectRatio columnCount flex flexGrow flexShrink fontWeight gridArea gridColumn gridRow lineClamp lineHeight opacity order scale tabSize zIndex zoom fillOpacity stopOpacity strokeDasharray strokeDashoffset strokeOpacity strokeWidth".split(
    " "
  )
);
