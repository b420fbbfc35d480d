import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Tooltip } from './tooltip.tsx'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** Stands alone for a tab that is not open, for more tabs than the row has room for words. */
  icon?: ReactNode
  /** A count after the label. */
  count?: number
  /** What was typed in it stays while another tab is open. */
  keepsTyped?: boolean
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  /** Usually kept in the URL. */
  value: Value
  onChange: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  const words = tabs.map((tab) => `${tab.label} ${tab.count ?? ''}`).join()
  useOpenTabInSight(row, `${value} ${words}`)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([value]))
  if (!seen.has(value)) setSeen(new Set([...seen, value]))
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className="min-w-0"
    >
      <BaseTabs.List
        ref={row}
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Tooltip
            key={tab.value}
            text={tab.label}
            isLabel
            isOff={!tab.icon || tab.value === value}
          >
            <BaseTabs.Tab
              value={tab.value}
              aria-label={tab.icon ? tab.label : undefined}
              className="flex h-10 shrink-0 items-center gap-1.5 px-3 font-medium text-ink-soft -outline-offset-2 hover:text-ink data-active:text-ink data-active:shadow-[inset_0_-2px_0_var(--color-accent)]"
            >
              <TabLabel tab={tab} isOpen={tab.value === value} />
              {tab.count !== undefined && (
                <span className="rounded-full bg-neutral-soft px-1.5 text-xs tabular-nums text-neutral-ink">
                  {tab.count}
                </span>
              )}
            </BaseTabs.Tab>
          </Tooltip>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={tab.keepsTyped ?? false}
          className="pt-4"
        >
          {(!tab.keepsTyped || seen.has(tab.value)) && tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

/** A row that is too long for a phone shows its open tab, also once a count or another tab has made it longer. */
function useOpenTabInSight(row: RefObject<HTMLDivElement | null>, changes: string): void {
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!row.current || !tab) return
    const { clientWidth, scrollLeft } = row.current
    const end = tab.offsetLeft + tab.offsetWidth - clientWidth
    row.current.scrollLeft = Math.min(Math.max(scrollLeft, end), tab.offsetLeft)
  }, [row, changes])
}

function TabLabel({ tab, isOpen }: { tab: Tab<string>; isOpen: boolean }) {
  const { icon, label } = tab
  if (!icon) return label
  return (
    <>
      {icon}
      {isOpen && <span className="truncate">{label}</span>}
    </>
  )
}
