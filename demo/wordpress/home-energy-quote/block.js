// The block in WordPress's editor: a field for each attribute, and a box in place of the widget.
(({ blocks, element, components, blockEditor }, attributes) => {
  const { createElement: h, Fragment } = element;
  const { PanelBody, SelectControl, TextControl, ToggleControl } = components;
  const fieldOf = (name) => name.replaceAll('-', '_');

  function control(name, { says, type, choices }, values, setValues) {
    const field = fieldOf(name);
    const common = { key: name, label: name, help: says, onChange: (value) => setValues({ [field]: value }) };
    if (type === 'boolean') return h(ToggleControl, { ...common, checked: Boolean(values[field]) });
    if (!choices) return h(TextControl, { ...common, value: values[field] ?? '' });
    const options = ['', ...choices].map((value) => ({ value, label: value || 'as usual' }));
    return h(SelectControl, { ...common, value: values[field] ?? '', options });
  }

  function Edit({ attributes: values, setAttributes }) {
    const fields = Object.entries(attributes).map(([name, row]) => control(name, row, values, setAttributes));
    const said = Object.entries(values).map(([field, value]) => `${field.replaceAll('_', '-')}: ${value}`);
    return h(
      Fragment,
      null,
      h(blockEditor.InspectorControls, null, h(PanelBody, { title: 'Settings' }, fields)),
      h(
        'div',
        blockEditor.useBlockProps(),
        h('strong', null, 'Home energy quote'),
        h('p', null, said.join(', ')),
      ),
    );
  }

  blocks.registerBlockType('home-energy-quote/quote', {
    apiVersion: 2,
    title: 'Home energy quote',
    icon: 'admin-home',
    category: 'widgets',
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, { type }]) => [fieldOf(name), { type }]),
    ),
    edit: Edit,
    save: () => null,
  });
})(window.wp, window.heqAttributes);
