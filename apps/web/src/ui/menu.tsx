import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useLandmark } from './landmark.ts'
import { Tooltip } from './tooltip.tsx'

export interface MenuAction {
  /** A verb with its object. */
  label: string
  /** A second line: what distinguishes it. */
  description?: string
  icon?: ReactNode
  onSelect?: () => void
  /** For an entry that is a link: `<AppLink to={...} />`. */
  render?: ReactElement
  /** Set on the entries of a choice: whether it is selected. */
  isChosen?: boolean
  isDangerous?: boolean
  /** Why the entry is disabled: it stays, greyed, and says so. */
  disabledReason?: string | null | undefined
}

/** Entries of a menu; a separator between groups. */
export type MenuGroup = { label?: string; actions: readonly MenuAction[] }

export interface MenuProps {
  trigger: ReactElement
  groups: readonly MenuGroup[]
  /** Above the entries: whose menu it is. */
  header?: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Its entries are described. */
  isWide?: boolean
}

export function Menu(props: MenuProps) {
  const { anchorRef, container } = useLandmark()
  const { trigger, groups, header, align = 'start', side = 'bottom', isOpen, onOpenChange } = props
  return (
    <BaseMenu.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)} modal={false}>
      <BaseMenu.Trigger ref={anchorRef} render={trigger} />
      <BaseMenu.Portal container={container}>
        <BaseMenu.Positioner
          sideOffset={4}
          collisionPadding={8}
          align={align}
          side={side}
          className="z-50"
        >
          <BaseMenu.Popup
            className={classNames(
              'popup',
              props.isWide ? 'w-96 max-w-[calc(100vw-24px)]' : 'max-w-80 min-w-48',
            )}
          >
            {header && <div className="border-b border-line px-2 pt-1 pb-2">{header}</div>}
            {groups.map((group, index) => (
              <BaseMenu.Group
                key={group.label ?? group.actions[0]?.label}
                className={classNames('py-1', index > 0 && 'border-t border-line')}
              >
                {group.label && (
                  <BaseMenu.GroupLabel className="px-2 pt-1 pb-0.5 text-xs font-medium text-ink-faint">
                    {group.label}
                  </BaseMenu.GroupLabel>
                )}
                {group.actions.map((action) => (
                  <MenuItem key={action.label} action={action} />
                ))}
              </BaseMenu.Group>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function MenuItem({ action }: { action: MenuAction }) {
  const { label, description, icon, onSelect, render, isChosen, isDangerous, disabledReason } =
    action
  const isOff = Boolean(disabledReason)
  const item = (
    <BaseMenu.Item
      render={isOff ? undefined : render}
      onClick={isOff ? undefined : onSelect}
      disabled={isOff}
      aria-current={isChosen ? true : undefined}
      className={classNames(
        'popup-item no-underline [&_svg]:size-4 [&_svg]:shrink-0',
        isDangerous &&
          !isOff &&
          'text-red-ink data-highlighted:bg-red-soft data-highlighted:text-red-ink',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">
        {label}
        {description && (
          <span className="block text-xs whitespace-normal text-ink-soft">{description}</span>
        )}
      </span>
      {isChosen && <Check aria-hidden className="text-accent" />}
    </BaseMenu.Item>
  )
  if (!disabledReason) return item
  return (
    <Tooltip text={disabledReason} side="left" opensOnPress>
      {item}
    </Tooltip>
  )
}
