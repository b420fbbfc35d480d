import type { ProposedFields } from '@tacite/api/writing/placeholder-shapes.ts'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import type { Form } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import {
  controlName,
  decisionOn,
  isReady,
  type Decision,
  type FileValues,
  type ProposedPlace,
} from './decisions.ts'
import { PlaceEditor } from './place-editor.tsx'

interface FoundPlaceProps {
  place: ProposedPlace
  library: ProposedFields['library']
  form: Form<FileValues>
  mayCreate: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

const PARTS = ['placeholder', 'label', 'variable', 'type', 'choices']

/** One place to fill in, in its sentence, with what it becomes. */
export function FoundPlace(props: FoundPlaceProps) {
  const { place, library, form, mayCreate, isOpen, onOpen } = props
  const t = useTexts()
  const editorId = useId()
  const { decisions } = form.values
  const decision = decisionOn(place, decisions)
  const error = form.errorAt(controlName(place.key, 'placeholder'))
  const isRefused = PARTS.some((part) => form.errorAt(controlName(place.key, part)))
  const decide = (changes: Partial<Decision>) => {
    form.set({ decisions: { ...decisions, [place.key]: { ...decision, ...changes } } })
    form.forgive(PARTS.map((part) => controlName(place.key, part)))
  }
  const isShown = isOpen || isRefused
  const name = place.written.trim() || t('templates.fill.empty')
  return (
    <li className="flex gap-2 border-t border-line py-2">
      <Checkbox
        id={`${form.id}-${controlName(place.key, 'placeholder')}`}
        label={t('templates.fill.accept', { name })}
        hidesLabel
        error={error}
        checked={decision.isAccepted}
        disabled={!isReady(decision, mayCreate) && !decision.isAccepted}
        onChange={(event) => decide({ isAccepted: event.target.checked })}
      />
      <div className="min-w-0 flex-1">
        <p className="text-sm break-words text-ink-soft">
          {place.before}
          <span className="rounded-sm bg-sunken px-1 font-medium text-ink">{name}</span>
          {place.after}
        </p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3">
          <p className="min-w-0 flex-1 basis-40 break-words">
            <Outcome decision={decision} library={library} mayCreate={mayCreate} />
            {place.places > 1 && (
              <span className="text-sm text-ink-soft">
                {' · '}
                {t('templates.fill.places', { count: place.places })}
              </span>
            )}
          </p>
          <Button
            size="small"
            variant="quiet"
            trailing={isShown ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            aria-expanded={isShown}
            aria-controls={editorId}
            aria-label={t('templates.fill.editOne', { name })}
            onClick={() => onOpen(!isOpen)}
          >
            {t('templates.fill.edit')}
          </Button>
        </div>
        <div id={editorId}>
          {isShown && (
            <PlaceEditor
              place={place}
              decision={decision}
              library={library}
              mayCreate={mayCreate}
              form={form}
              onChange={(changes) => {
                const changed = { ...decision, ...changes }
                decide({ ...changes, isAccepted: isReady(changed, mayCreate) })
              }}
            />
          )}
        </div>
      </div>
    </li>
  )
}

/** The field that it becomes, when it is accepted. */
function Outcome({
  decision: { variable, label, type },
  library,
  mayCreate,
}: Pick<FoundPlaceProps, 'library' | 'mayCreate'> & { decision: Decision }) {
  const t = useTexts()
  const existing = library.find((field) => field.variable === variable)
  if (existing)
    return (
      <>
        <span className="font-medium">{existing.label}</span>
        <span className="text-sm text-ink-soft">
          {` · ${t(`tagged-fields.type.${existing.type}`)} · ${t('templates.fill.existing')}`}
        </span>
      </>
    )
  if (!mayCreate) return <span className="text-ink-soft">{t('templates.fill.choose')}</span>
  return (
    <>
      <span className={label.trim() ? 'font-medium' : 'text-ink-faint'}>
        {label.trim() || t('templates.fill.unnamed')}
      </span>
      <span className="text-sm text-ink-soft">
        {` · ${t(`tagged-fields.type.${type}`)} · ${t('templates.fill.new')}`}
      </span>
    </>
  )
}
