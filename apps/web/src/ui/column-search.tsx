import { Search } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Popover } from './popover.tsx'
import type { ColumnForm, ColumnSearch } from './table-column.ts'
import { TextField } from './text-field.tsx'
import { useUiTexts } from './ui-texts.tsx'

/** Opens the search box of one column; its colour shows an active search. */
export default function ColumnSearchButton(props: {
  column: string
  search: ColumnSearch | ColumnForm
}) {
  const { column, search } = props
  const [isOpen, setOpen] = useState(false)
  const texts = useUiTexts()
  const label = texts.searchColumn(column)
  const isActive = 'form' in search ? search.isActive : search.value !== ''
  const close = () => setOpen(false)
  return (
    <Popover
      title={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          label={label}
          size="small"
          icon={<Search aria-hidden />}
          className={classNames('[&_svg]:size-3.5', isActive && 'text-accent')}
        />
      }
    >
      {'form' in search ? (
        search.form(close)
      ) : (
        <ColumnSearchForm label={label} search={search} onDone={close} />
      )}
    </Popover>
  )
}

/** Searches on submit; an empty search shows the whole column again. */
function ColumnSearchForm(props: { label: string; search: ColumnSearch; onDone: () => void }) {
  const { label, search, onDone } = props
  const [words, setWords] = useState(search.value)
  const texts = useUiTexts()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.onSearch(words.trim())
    onDone()
  }
  return (
    <form noValidate className="flex gap-2 text-left font-normal" onSubmit={submit}>
      <TextField
        label={label}
        hidesLabel
        className="flex-1"
        value={words}
        maxLength={200}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" variant="primary">
        {texts.search}
      </Button>
    </form>
  )
}
