// The block in WordPress's editor: a field for each attribute, and a box instead of the widget.
(({ blocks, element, components, blockEditor }, attributes) => {
  const { createElement: h, Fragment } = element;
  const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components;
  const fieldOf = (name) => name.replaceAll('-', '_');

  function control(name, { says, type, choices }, values, setValues) {
    const field = fieldOf(name);
    const common = { key: name, label: name, help: says, onChange: (value) => setValues({ [field]: value }) };
    if (type === 'boolean') return h(ToggleControl, { ...common, checked: Boolean(values[field]) });
    if (!choices) return h(TextControl, { ...common, value: values[field] ?? '' });
    const options = ['', ...choices].map((value) => ({ value, label: value || 'as usual' }));
    return h(SelectControl, { ...common, value: values[field] ?? '', options });
  }

  function panels(values, setValues) {
    const rows = Object.entries(attributes);
    const groups = [...new Set(rows.map(([, { group }]) => group))];
    return groups.map((title, at) =>
      h(
        PanelBody,
        { key: title, title, initialOpen: at === 0 },
        rows
          .filter(([, { group }]) => group === title)
          .map(([name, row]) => control(name, row, values, setValues)),
      ),
    );
  }

  /** A summary of the settings. The widget itself would call the API from inside the editor. */
  function summary(values) {
    const given = Object.entries(values).filter(([, value]) => value !== '' && value !== false);
    return given.map(([field, value]) => `${field.replaceAll('_', '-')}: ${value}`).join(', ');
  }

  function Edit({ attributes: values, setAttributes }) {
    const instructions = summary(values) || 'Visitors see the widget here.';
    return h(
      Fragment,
      null,
      h(blockEditor.InspectorControls, null, panels(values, setAttributes)),
      h(
        'div',
        blockEditor.useBlockProps(),
        h(Placeholder, { icon: 'admin-home', label: 'Home energy quote', instructions }),
      ),
    );
  }

  blocks.registerBlockType('home-energy-quote/quote', {
    apiVersion: 2,
    title: 'Home energy quote',
    icon: 'admin-home',
    category: 'widgets',
    supports: { align: ['wide', 'full'], html: false },
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, { type }]) => [fieldOf(name), { type }]),
    ),
    edit: Edit,
    save: () => null,
  });
})(window.wp, window.heqAttributes);
