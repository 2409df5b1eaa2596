// A state has come to rest when what was to be shown is shown, and what was to be said is said.

/** ms: longer than news waits for its region to be known. */
const REST = 150;

/** Until nothing has changed for a while. */
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
