import { lazy, Suspense, useState, type ComponentPropsWithRef } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import type { WireDocument } from '../text-queries.ts'
import { PartMenuButton } from './part-menu-button.tsx'

const loadMenu = () => import('./wanted-block-menu.tsx')
const WantedBlockMenu = lazy(loadMenu)

export interface BlockMenuProps {
  block: WireDocument['blocks'][number]
  position: number
}

/** What can be done with a block: only a button until pressed. */
export function BlockMenu(props: BlockMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <BlockMenuButton
      block={props.block}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <WantedBlockMenu {...props} />
    </Suspense>
  )
}

export function BlockMenuButton({
  block,
  ...button
}: ComponentPropsWithRef<'button'> & Pick<BlockMenuProps, 'block'>) {
  const t = useTexts()
  return (
    <PartMenuButton
      {...button}
      label={t('editor.block.actions', { name: block.name })}
      className="group-focus-within/block:opacity-100 group-hover/block:opacity-100"
    />
  )
}
