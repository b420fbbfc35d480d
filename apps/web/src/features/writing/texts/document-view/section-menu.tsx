import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentPropsWithRef } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useSectionPart } from '../text/open-text.tsx'

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

interface MenuButtonProps extends ComponentPropsWithRef<'button'> {
  section: Section
}

export function MenuButton({ section, className, ...button }: MenuButtonProps) {
  const t = useTexts()
  const title = useSectionPart(section, (state) => state.title)
  return (
    <button
      type="button"
      aria-label={t('editor.section.actions', { title })}
      {...button}
      className={classNames(
        '-mr-1 flex size-7 shrink-0 items-center justify-center rounded-md font-sans text-ink-soft hover:bg-sunken hover:text-ink',
        'opacity-0 group-focus-within/section:opacity-100 group-hover/section:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100',
        className,
      )}
    >
      <Ellipsis aria-hidden className="size-4.5" />
    </button>
  )
}
