// Does to the built-ins what Prototype.js 1.6 does, as far as other scripts can notice. Written from its documentation.
(() => {
  const stop = {};
  const same = (value) => value;
  const { forEach } = Array.prototype;

  window.$A = (iterable) => {
    if (!iterable) return [];
    let length = iterable.length || 0;
    const results = new Array(length);
    while (length--) results[length] = iterable[length];
    return results;
  };
  Array.from = window.$A;

  const enumerable = {
    each(run, context) {
      let index = 0;
      try {
        forEach.call(this, (value) => run.call(context, value, index++));
      } catch (thrown) {
        if (thrown !== stop) throw thrown;
      }
      return this;
    },
    all(test = same, context) {
      let result = true;
      this.each((value, index) => {
        result = result && !!test.call(context, value, index);
        if (!result) throw stop;
      });
      return result;
    },
    any(test = same, context) {
      let result = false;
      this.each((value, index) => {
        result = !!test.call(context, value, index);
        if (result) throw stop;
      });
      return result;
    },
    collect(make = same, context) {
      const results = [];
      this.each((value, index) => results.push(make.call(context, value, index)));
      return results;
    },
    detect(test, context) {
      let result;
      this.each((value, index) => {
        if (!test.call(context, value, index)) return;
        result = value;
        throw stop;
      });
      return result;
    },
    findAll(test, context) {
      const results = [];
      this.each((value, index) => {
        if (test.call(context, value, index)) results.push(value);
      });
      return results;
    },
    include(object) {
      return this.indexOf(object) !== -1;
    },
    toArray() {
      return this.map();
    },
    size() {
      return this.length;
    },
    inspect() {
      return `[${this.join(', ')}]`;
    },
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    clear() {
      this.length = 0;
      return this;
    },
    clone() {
      return [].concat(this);
    },
    toJSON() {
      const results = [];
      this.each((item) => {
        const text = Object.toJSON(item);
        if (text !== undefined) results.push(text);
      });
      return `[${results.join(', ')}]`;
    },
  };
  const { all, any, collect, detect, findAll, toArray } = enumerable;
  const aliases = {
    every: all,
    some: any,
    map: collect,
    find: detect,
    filter: findAll,
    select: findAll,
    entries: toArray,
  };
  // By assignment, so that the properties are enumerable and a loop over an array's keys visits them.
  for (const [name, own] of Object.entries({ ...enumerable, ...aliases })) Array.prototype[name] = own;

  Object.toJSON = (value) => {
    if (value === undefined || typeof value === 'function') return undefined;
    if (value === null || typeof value === 'boolean') return String(value);
    if (value.toJSON) return value.toJSON();
    const pairs = [];
    for (const key in value) {
      const text = Object.toJSON(value[key]);
      if (text !== undefined) pairs.push(`${key.toJSON()}: ${text}`);
    }
    return `{${pairs.join(', ')}}`;
  };
  Object.keys = (object) => {
    const keys = [];
    for (const key in object) keys.push(key);
    return keys;
  };
  Object.values = (object) => {
    const values = [];
    for (const key in object) values.push(object[key]);
    return values;
  };

  Object.assign(String.prototype, {
    toJSON() {
      return `"${this.replace(/[\\"]/g, '\\$&')}"`;
    },
    strip() {
      return this.replace(/^\s+/, '').replace(/\s+$/, '');
    },
    startsWith(start) {
      return this.indexOf(start) === 0;
    },
    endsWith(end) {
      const from = this.length - end.length;
      return from >= 0 && this.lastIndexOf(end) === from;
    },
    sub(pattern, by) {
      return this.replace(pattern, by);
    },
    times(count) {
      return count < 1 ? '' : new Array(count + 1).join(this);
    },
    empty() {
      return this == '';
    },
  });
  Object.assign(Number.prototype, {
    toJSON() {
      return Number.isFinite(+this) ? this.toString() : 'null';
    },
    round() {
      return Math.round(this);
    },
  });
  Date.prototype.toJSON = function () {
    return `"${this.toISOString()}"`;
  };

  const { apply } = Function.prototype;
  Object.assign(Function.prototype, {
    bind(context, ...first) {
      if (arguments.length < 2 && context === undefined) return this;
      const method = this;
      return function (...rest) {
        return apply.call(method, context, first.concat(rest));
      };
    },
    curry(...first) {
      const method = this;
      return function (...rest) {
        return method.apply(this, first.concat(rest));
      };
    },
    defer() {
      setTimeout(this, 10);
    },
  });

  Object.assign(Element.prototype, {
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    scrollTo() {
      window.scrollTo(0, this.offsetTop);
      return this;
    },
    hide() {
      this.style.display = 'none';
      return this;
    },
    select(selector) {
      return window.$A(this.querySelectorAll(selector));
    },
    next() {
      return this.nextElementSibling;
    },
    insert(content) {
      this.insertAdjacentHTML('beforeend', content);
      return this;
    },
  });
  Event.prototype.stop = function () {
    this.preventDefault();
    this.stopPropagation();
    this.stopped = true;
  };
  document.getElementsByClassName = (name) => window.$A(document.querySelectorAll(`.${name}`));
})();
