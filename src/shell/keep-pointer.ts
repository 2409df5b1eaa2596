// A drawer or a drag of the page captures the pointer for what was pressed. Of us it sees the element alone, takes all for
// that, and the click with it: what was pressed is given the pointer, as it would be if it stood in the page itself.
import { listen } from '../ui/listen.ts';

/** The elements in which the page sees a press in this root. */
function hostsOf(root: Node): readonly Element[] {
  return root instanceof ShadowRoot ? [root.host, ...hostsOf(root.host.getRootNode())] : [];
}

/** Watches until the function returned is called. */
export function keepPointer(root: ShadowRoot): () => void {
  const down = ({ target, pointerId }: PointerEvent) => {
    const pressed = target as Element;
    const give = () => {
      if (pressed.isConnected && hostsOf(root).some((host) => host.hasPointerCapture(pointerId)))
        pressed.setPointerCapture(pointerId);
    };
    // After all that the page does with the press; where it lets the press go no further, a task later.
    addEventListener('pointerdown', give, { once: true });
    setTimeout(() => {
      removeEventListener('pointerdown', give);
      give();
    });
  };
  return listen(root, { pointerdown: down }, true);
}
