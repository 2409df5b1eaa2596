// Reports when a chart can be drawn, and when its size has changed.

/** Calls back once, when the box is near the viewport and has a width. Returns a function that stops waiting. */
export function whenDrawable(box: Element, onDrawable: () => void): () => void {
  let isNear = false;
  const look = () => {
    if (!isNear || box.clientWidth === 0) return;
    stop();
    onDrawable();
  };
  const sight = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      look();
    },
    { rootMargin: '200px' },
  );
  const size = new ResizeObserver(look);
  const stop = () => {
    sight.disconnect();
    size.disconnect();
  };
  sight.observe(box);
  size.observe(box);
  return stop;
}

/** Calls back in an animation frame when the box has a new size, in whole pixels, that is not zero. */
export function whenResized(box: Element, onSize: (width: number, height: number) => void): () => void {
  let frame = 0;
  let before = `${box.clientWidth} ${box.clientHeight}`;
  const look = () => {
    const { clientWidth: width, clientHeight: height } = box;
    if (width === 0 || before === `${width} ${height}`) return;
    before = `${width} ${height}`;
    onSize(width, height);
  };
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  observer.observe(box);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** Calls back when the ratio of CSS pixels to device pixels changes: by zooming, or on another screen. */
export function whenSharper(onSharper: () => void): () => void {
  let query: MediaQueryList;
  const look = () => {
    query?.removeEventListener('change', change);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', change);
  };
  const change = () => {
    look();
    onSharper();
  };
  look();
  return () => query.removeEventListener('change', change);
}
