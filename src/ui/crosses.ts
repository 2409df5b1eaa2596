interface PointerMoved {
  readonly currentTarget: Node;
  readonly nativeEvent: { readonly relatedTarget: EventTarget | null };
}

/**
 * True if the pointer enters or leaves the element as a whole, and not only one of its children. Our build leaves React's enter
 * and leave events out.
 */
export const crosses = ({ currentTarget, nativeEvent }: PointerMoved): boolean =>
  !currentTarget.contains(nativeEvent.relatedTarget as Node | null);
