import { Braces, CaseSensitive, Regex, WholeWord } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'

export interface FindOptions {
  matchesCase: boolean
  wholeWords: boolean
  isPattern: boolean
  isInFields: boolean
}

const shown: readonly { name: keyof FindOptions; icon: React.ReactNode }[] = [
  { name: 'matchesCase', icon: <CaseSensitive aria-hidden /> },
  { name: 'wholeWords', icon: <WholeWord aria-hidden /> },
  { name: 'isPattern', icon: <Regex aria-hidden /> },
  { name: 'isInFields', icon: <Braces aria-hidden /> },
]

interface FindOptionsRowProps {
  options: FindOptions
  onChange: (options: FindOptions) => void
}

/** How a text is looked for: each is on or off. */
export function FindOptionsRow({ options, onChange }: FindOptionsRowProps) {
  const t = useTexts()
  return (
    <div role="group" aria-label={t('editor.find.options')} className="flex">
      {shown.map(({ name, icon }) => (
        <IconButton
          key={name}
          size="small"
          label={t(`editor.find.option.${name}`)}
          icon={icon}
          aria-pressed={options[name]}
          onClick={() => onChange({ ...options, [name]: !options[name] })}
          className={options[name] ? 'bg-accent-soft text-accent-ink' : ''}
        />
      ))}
    </div>
  )
}
