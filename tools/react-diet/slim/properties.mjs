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
