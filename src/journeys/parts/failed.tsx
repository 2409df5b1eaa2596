// Says what failed and why, and adds anything else that the visitor should know.
import { useWidget } from '../../state/widget.tsx';
import { Alert, type AlertProps } from '../../ui/alert/alert.tsx';
import type { Elements } from '../../ui/elements.ts';

interface FailedProps extends Pick<AlertProps, 'actions' | 'focuses' | 'live'> {
  /** Why, if the title does not say it. */
  readonly text: string | null;
  /** What failed, if its name is known. */
  readonly title?: string | undefined;
  readonly children?: Elements;
}

export function Failed({ text, title, children, ...alert }: FailedProps) {
  const { words } = useWidget();
  return (
    <Alert heading={title ?? words('failure.title')} {...alert}>
      {text && <p>{text}</p>}
      {children}
    </Alert>
  );
}
