// Says what failed and why, and adds anything else that the visitor should know.
import { useWidget } from '../state/widget-context.tsx';
import { Alert, type AlertProps } from '../ui/alert/alert.tsx';
import type { Elements } from '../ui/elements.ts';

interface FailedProps extends Pick<AlertProps, 'actions' | 'focuses'> {
  readonly says: string;
  readonly children: Elements;
}

export function Failed({ says, children, ...alert }: FailedProps) {
  const { words } = useWidget();
  return (
    <Alert heading={words('failure.title')} {...alert}>
      <p>{says}</p>
      {children}
    </Alert>
  );
}
