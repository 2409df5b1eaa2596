// A state is stable once everything has been shown and announced.

/** Milliseconds: longer than a message waits until its region is known. */
const REST = 150;

/** Resolves when nothing has changed for a while. */
export function quiet(root: ShadowRoot): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      watch.disconnect();
      resolve();
    };
    let timer = setTimeout(end, REST);
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, REST);
    });
    watch.observe(root, { childList: true, subtree: true, characterData: true });
  });
}
