import type { ReactNode } from 'react'
import { readableKeys } from '../../../../platform/shortcuts.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'

export interface ToolButtonProps {
  label: string
  icon: ReactNode
  /** In the notation of the key map: `Mod-Shift-x`. */
  keys?: string
  isOn?: boolean
  offReason?: string | null
  onPress: () => void
}

/** One tool of the bar. Pressing it leaves the cursor where it is. */
export function ToolButton({ label, icon, keys, isOn, offReason, onPress }: ToolButtonProps) {
  return (
    <span onMouseDown={keepCursor} className="contents">
      <IconButton
        label={label}
        icon={icon}
        size="small"
        {...(keys ? { keys: shownKeys(keys) } : {})}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        disabledReason={offReason}
        onClick={onPress}
        className={isOn ? 'bg-accent-soft text-accent-ink' : ''}
      />
    </span>
  )
}

/** The focus stays in the text: the tool acts on the selection. */
function keepCursor(event: { preventDefault(): void }): void {
  event.preventDefault()
}

function shownKeys(keys: string): string {
  return readableKeys(keys.replaceAll('-', '+'))
}
