import type { ReactElement } from 'react'
import { Tooltip } from './tooltip.tsx'

/**
 * A disabled control stays in the page, keeps the focus and says why, on hover, focus and touch. The control itself
 * has `aria-disabled` and does nothing when pressed. Without a reason it is the same element, so that it keeps the
 * focus when toggled.
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
