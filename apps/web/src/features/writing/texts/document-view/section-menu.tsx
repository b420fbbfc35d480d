import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { lazy, Suspense, useState, type ComponentPropsWithRef } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useSectionPart } from '../text/open-text.tsx'
import { PartMenuButton } from './part-menu-button.tsx'

const loadMenu = () => import('./wanted-menu.tsx')
const WantedMenu = lazy(loadMenu)

/** All actions on a section, by mouse and keyboard. A page has hundreds: only a button until pressed. */
export function SectionMenu({ section }: { section: Section }) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <MenuButton
      section={section}
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
      <WantedMenu section={section} />
    </Suspense>
  )
}

export function MenuButton({
  section,
  ...button
}: ComponentPropsWithRef<'button'> & { section: Section }) {
  const t = useTexts()
  const title = useSectionPart(section, (state) => state.title)
  return (
    <PartMenuButton
      {...button}
      label={t('editor.section.actions', { title })}
      className="group-focus-within/section:opacity-100 group-hover/section:opacity-100"
    />
  )
}
