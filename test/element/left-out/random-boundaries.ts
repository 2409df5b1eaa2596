// Error boundaries of both kinds, and all of a class's life cycle.
import type { ReactNode } from 'react';
import type { React } from './react-builds.ts';
import type { Stage } from './stage.ts';

interface BoundaryProps {
  readonly id: number;
  readonly n: number;
  readonly children?: ReactNode;
}

export function createBoundaries({ Component, createElement }: React, stage: Stage) {
  class Derived extends Component<BoundaryProps, { failed: boolean; n: number; times: number }> {
    override state = { failed: false, n: this.props.n, times: 0 };
    static getDerivedStateFromError(error: Error) {
      stage.say('derived from', error.message);
      return { failed: true };
    }
    static getDerivedStateFromProps({ id, n }: BoundaryProps, state: { n: number }) {
      stage.say('derived', id);
      return n === state.n ? null : { failed: false, n };
    }
    override componentDidMount() {
      const { id } = this.props;
      stage.say('did mount', id);
      stage.changes.set(`${id} boundary`, () =>
        this.setState(
          ({ times }) => ({ times: times + 1 }),
          () => stage.say('did set', id),
        ),
      );
    }
    override componentDidUpdate({ id, n }: BoundaryProps, state: object) {
      stage.say('did update', id, n, JSON.stringify(state));
    }
    override componentWillUnmount() {
      stage.say('will unmount', this.props.id);
      stage.changes.delete(`${this.props.id} boundary`);
    }
    override componentDidCatch(error: Error) {
      stage.say('did catch', error.message);
    }
    override render() {
      const { failed, times } = this.state;
      stage.say('render boundary', this.props.id, failed);
      return failed ? 'failed' : createElement('div', { 'data-times': times }, this.props.children);
    }
  }

  class Catching extends Component<BoundaryProps, { failed: boolean }> {
    override componentDidCatch(error: Error) {
      stage.say('caught', error.message);
      this.setState({ failed: true });
    }
    override render() {
      return this.state?.failed ? createElement('i', null, 'failed') : this.props.children;
    }
  }

  return { Derived, Catching };
}
