import { cloneElement, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { MouseEventHandler, ReactElement, Ref } from 'react'
import type { MenuProps } from './menu.tsx'

const loadMenu = () => import('./menu.tsx')
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }))

interface TriggerProps {
  ref?: Ref<HTMLButtonElement>
  onClick?: MouseEventHandler
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

type LazyMenuProps = Omit<MenuProps, 'isOpen' | 'onOpenChange' | 'trigger'> & {
  trigger: ReactElement<TriggerProps>
}

/** A menu whose code is loaded on hover or focus of its trigger: for the pages that people open first. */
export function LazyMenu(props: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const trigger = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted(true),
    onPointerEnter: () => void loadMenu(),
    onFocus: () => void loadMenu(),
  })
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <WantedMenu {...props} />
    </Suspense>
  )
}

/** Takes the focus of the trigger that it replaces before it opens: that is where closing it leads back to. */
function WantedMenu(props: LazyMenuProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    ref.current?.focus()
    setOpen(true)
  }, [])
  return (
    <Menu
      {...props}
      trigger={cloneElement(props.trigger, { ref })}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  )
}
