import { cloneElement, lazy, Suspense, useState } from 'react'
import type { MouseEventHandler, ReactElement } from 'react'
import type { MenuProps } from './menu.tsx'

const loadMenu = () => import('./menu.tsx')
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }))

interface TriggerProps {
  onClick?: MouseEventHandler
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

/** A menu whose code is loaded on hover or focus of its trigger: for the pages that people open first. */
export function LazyMenu(
  props: Omit<MenuProps, 'isOpen' | 'onOpenChange' | 'trigger'> & {
    trigger: ReactElement<TriggerProps>
  },
) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  const trigger = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: open,
    onPointerEnter: () => void loadMenu(),
    onFocus: () => void loadMenu(),
  })
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <Menu {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
}
