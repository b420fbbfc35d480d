import type { ReactNode } from 'react'
import { RecoveryFrame } from './recovery-frame.tsx'

/** The result, announced and focused when it replaces a form. */
export function Outcome(props: { title: string; lead: string; children?: ReactNode }) {
  return (
    <RecoveryFrame title={props.title} lead="">
      <div ref={focusOnMount} tabIndex={-1} role="status" className="-mt-6 outline-none">
        <p className="text-ink-soft">{props.lead}</p>
        {props.children && <div className="mt-4">{props.children}</div>}
      </div>
    </RecoveryFrame>
  )
}

/** Module level, so that it takes the focus once and not on every render. */
function focusOnMount(box: HTMLElement | null): void {
  box?.focus()
}
