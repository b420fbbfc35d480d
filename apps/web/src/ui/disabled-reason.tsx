import type { ReactElement } from 'react'
import { Tooltip } from './tooltip.tsx'

/**
 * A control that cannot be used stays in the page, keeps the focus and says why, on hover, focus and touch.
 * The control itself carries `aria-disabled` and does nothing when pressed. Without a reason it is the same element, so
 * that it keeps the focus when it goes off or on.
 */
export function DisabledReason(props: {
  reason: string | null | undefined
  children: ReactElement<{ 'aria-describedby'?: string }>
}) {
  return (
    <Tooltip text={props.reason} opensOnPress={Boolean(props.reason)} isOff={!props.reason}>
      {props.children}
    </Tooltip>
  )
}
