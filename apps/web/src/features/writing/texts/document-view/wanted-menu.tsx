import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { useState } from 'react'
import { Menu } from '../../../../ui/menu.tsx'
import { useSectionActions } from './section-actions.tsx'
import { MenuButton } from './section-menu.tsx'

/** The menu of a section, once its button was pressed. */
export default function WantedMenu({ section }: { section: Section }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Menu
      align="end"
      groups={useSectionActions(section)}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<MenuButton section={section} />}
    />
  )
}
