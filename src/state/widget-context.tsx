import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import type { JourneyState } from './journey-state.ts';
import type { Widget } from './widget.ts';

const WidgetContext = createContext<Widget | null>(null);

export function WidgetProvider({ widget, children }: { widget: Widget; children: ReactNode }) {
  return <WidgetContext value={widget}>{children}</WidgetContext>;
}

export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (!widget) throw new Error('useWidget: used outside a <WidgetProvider>');
  return widget;
}

/** A value of the journey; the component renders again when the value changes. */
export function useJourney<Value>(selector: (state: JourneyState) => Value): Value {
  return useStore(useWidget().store, selector);
}

/** The visitor's current route. */
export function useRoute() {
  const { navigation } = useWidget();
  return useSyncExternalStore(navigation.subscribe, navigation.current);
}
