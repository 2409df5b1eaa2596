interface PointerMoved {
  readonly currentTarget: Node;
  readonly nativeEvent: { readonly relatedTarget: EventTarget | null };
}

/** Whether a pointer that goes into a part of an element or out of it comes into all of it or leaves it: React is built without such events. */
export const crosses = ({ currentTarget, nativeEvent }: PointerMoved): boolean =>
  !currentTarget.contains(nativeEvent.relatedTarget as Node | null);
