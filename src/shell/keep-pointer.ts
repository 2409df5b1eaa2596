// If a drawer or a drag library of the page captures the pointer, it captures it for our element, the only one that
// it sees, and the click is lost. So we capture the pointer for the pressed control, as in the page itself.
import { listen } from '../ui/listen.ts';

/** The elements in which the page sees a press on this shadow root. */
function hostsOf(root: Node): readonly Element[] {
  return root instanceof ShadowRoot ? [root.host, ...hostsOf(root.host.getRootNode())] : [];
}

/** Watches until the returned function is called. */
export function keepPointer(root: ShadowRoot): () => void {
  const down = ({ target, pointerId }: PointerEvent) => {
    const pressed = target as Element;
    const give = () => {
      if (pressed.isConnected && hostsOf(root).some((host) => host.hasPointerCapture(pointerId)))
        pressed.setPointerCapture(pointerId);
    };
    // After everything that the page does with the press; if the page stops the event, a task later.
    addEventListener('pointerdown', give, { once: true });
    setTimeout(() => {
      removeEventListener('pointerdown', give);
      give();
    });
  };
  return listen(root, { pointerdown: down }, true);
}
