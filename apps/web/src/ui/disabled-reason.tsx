import type { ReactElement } from 'react'
import { Tooltip } from './tooltip.tsx'

/**
 * A control that cannot be used stays in the page, keeps the focus and says why, on hover, focus and touch.
 * The control itself carries `aria-disabled` and does nothing when pressed.
 */
export function DisabledReason(props: {
  reason: string
  children: ReactElement<{ 'aria-describedby'?: string }>
}) {
  return (
    <Tooltip text={props.reason} opensOnPress>
      {props.children}
    </Tooltip>
  )
}
