import {
  CHOICE_DETAILS,
  CONTRACT_DETAILS,
  OPTION_DETAILS,
  TEXT_DETAILS,
  type ChoiceDetailName,
  type DetailName,
  type OptionDetailName,
  type TextDetailName,
} from '@tacite/domain/contracts/contract-details.ts'
import type { EvidenceField } from '@tacite/domain/evidence/contract-evidence.ts'
import { isManagementDetail } from '@tacite/domain/contracts/management-details.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { NOUN_OF_DETAIL } from '../../../../platform/choices/detail-nouns.ts'
import { useDetailOptions } from '../../../../platform/choices/use-detail-options.ts'
import { contractQuery } from '../../../../platform/contract.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { lazy, Suspense } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { paths } from '../../../../platform/paths.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import { Tag } from '../../../../ui/badge.tsx'
import type { ContractPage } from '../contract-queries.ts'
import type { ContractPartProps } from '../contract-part.ts'
import { OtherEvidence } from '../../../portfolio/evidence/public.ts'
import { Questionnaires } from '../../../agreement/questionnaires/public.tsx'
import { AmendmentSection } from '../../../lifecycle/deadlines/public.ts'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { amendedDetail } from './amended-detail.tsx'
import { CorrectDetails } from './correct-details.tsx'
import { ChoiceDetail, FoldersDetail, OptionDetail, TextDetail } from './detail-controls.tsx'
import { DetailRow } from './detail-row.tsx'
import { FieldValues } from './field-values.tsx'

const SignedTypeDetail = lazy(async () => {
  const [module] = await Promise.all([import('./signed-type-detail.tsx'), loadTexts('corrections')])
  return module
})

const SignedParentDetail = lazy(async () => {
  const [module] = await Promise.all([
    import('./signed-parent-detail.tsx'),
    loadTexts('attachment-of-amendment'),
  ])
  return module
})

const LinkedContracts = lazy(async () => {
  const [module] = await Promise.all([
    import('../links/linked-contracts.tsx'),
    loadTexts('linked-contracts'),
  ])
  return module
})

/** The summary sheet: the contract's details and the values used in its text, edited in place. */
export default function SummaryPanel({ contractId }: ContractPartProps) {
  const t = useTexts()
  const formats = useFormats()
  const { data: contract } = useSuspenseQuery(contractQuery(contractId))
  return (
    <div className="flex flex-col gap-7">
      {contract.parent && (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <AmendmentSection contractId={contractId} />
        </Suspense>
      )}
      <section aria-label={t('editor.summary.details')}>
        <TextRows contract={contract} />
        <ChoiceRows contract={contract} />
        <OptionRows contract={contract} />
        <FoldersRow contract={contract} />
        {contract.terms === 'transcribed' && <CorrectDetails contract={contract} />}
        <p className="mt-3 text-xs text-ink-faint tabular-nums">
          {t('editor.summary.created', { moment: formats.instant(contract.createdAt) })}
          <br />
          {t('editor.summary.updated', { moment: formats.instant(contract.updatedAt) })}
        </p>
        {contract.template && <FromTemplate contract={contract} template={contract.template} />}
      </section>
      {contract.terms === 'transcribed' && (
        <Suspense>
          <OtherEvidence contractId={contractId} />
        </Suspense>
      )}
      <Suspense>
        <LinkedContracts contractId={contractId} />
      </Suspense>
      {contract.managing === null && contract.terms === 'open' && (
        <Questionnaires contractId={contractId} title={contract.title} />
      )}
      <FieldValues contract={contract} />
    </div>
  )
}

interface FromTemplateProps {
  contract: ContractPage
  template: NonNullable<ContractPage['template']>
}

/** The template and the version that the text began with, and whether a newer one is published. */
function FromTemplate({ contract, template }: FromTemplateProps) {
  const t = useTexts()
  const { _id, name, version, offered } = template
  const isNewer = offered !== null && offered > version && contract.terms === 'open'
  return (
    <p className="mt-1 text-xs text-ink-faint">
      {t.parts('editor.summary.fromTemplate', {
        template: <TextLink render={<AppLink to={paths.template(_id)} />}>{name}</TextLink>,
        version,
      })}
      {isNewer && ` ${t('editor.summary.newerVersion', { version: offered })}`}
    </p>
  )
}

interface RowsProps {
  contract: ContractPage
}

function TextRows({ contract }: RowsProps) {
  const t = useTexts()
  return TEXT_DETAILS.map((name) => {
    const text = textOf(contract, name)
    return (
      <DetailRow
        key={name}
        name={name}
        contract={contract}
        label={t(`editor.summary.${name}`)}
        value={text && <span className={name === 'reference' ? 'tabular-nums' : ''}>{text}</span>}
        isEditable={whyNotChanged(name, contract) === null}
        history={name}
        {...(name === 'title' && { evidence: ['title'] as const })}
        edit={(row) => <TextDetail {...row} name={name} initial={text ?? ''} />}
      />
    )
  })
}

/** Null: an optional one. */
function textOf(contract: ContractPage, name: TextDetailName): string | null {
  return contract[name]
}

/** Objects that can be created on the spot, by name alone. */
const CREATED: { readonly [Name in ChoiceDetailName]?: 'project' | 'counterparty' } = {
  projectId: 'project',
  counterpartyId: 'counterparty',
}

/** What proves a choice: a party is known by its name, and by its number. */
const PROVEN: { readonly [Name in ChoiceDetailName]?: readonly EvidenceField[] } = {
  typeId: ['type'],
  counterpartyId: ['counterparty', 'siren'],
}

function ChoiceRows({ contract }: RowsProps) {
  const t = useTexts()
  return CHOICE_DETAILS.map((name) => {
    const { shownAs } = CONTRACT_DETAILS[name]
    const off = whyNotChanged(name, contract)
    const created = CREATED[name]
    return (
      <DetailRow
        key={name}
        name={shownAs}
        contract={contract}
        label={t(`editor.summary.${shownAs}`)}
        value={amendedDetail(contract, shownAs, contract[shownAs]?.name ?? null)}
        isEditable={off === null}
        history={shownAs}
        {...(PROVEN[name] && { evidence: PROVEN[name] })}
        offReason={ownReason(off, contract)}
        edit={(row) =>
          name === 'typeId' && contract.terms !== 'open' ? (
            <Suspense>
              <SignedTypeDetail {...row} current={contract.type} />
            </Suspense>
          ) : name === 'parentId' && contract.terms !== 'open' ? (
            <Suspense>
              <SignedParentDetail {...row} current={contract[shownAs]} />
            </Suspense>
          ) : (
            <ChoiceDetail
              {...row}
              noun={NOUN_OF_DETAIL[name]}
              {...(name === 'parentId' ? { scope: { except: contract._id } } : {})}
              current={contract[shownAs]}
              toChange={(id) => ({ [name]: id })}
              {...(created ? { creates: created } : {})}
            />
          )
        }
      />
    )
  })
}

function OptionRows({ contract }: RowsProps) {
  return OPTION_DETAILS.map((name) => <OptionRow key={name} name={name} contract={contract} />)
}

function OptionRow({ contract, name }: RowsProps & { name: OptionDetailName }) {
  const t = useTexts()
  const { labelOf } = useDetailOptions(name)
  const value = contract[name]
  return (
    <DetailRow
      name={name}
      contract={contract}
      label={t(`editor.summary.${name}`)}
      value={amendedDetail(contract, name, value && labelOf(value))}
      isEditable={whyNotChanged(name, contract) === null}
      {...(name !== 'currency' && { history: name })}
      edit={(row) => <OptionDetail {...row} name={name} current={value} />}
    />
  )
}

/** Management goes on after the signature; the owner is changed by owners. */
function whyNotChanged(name: DetailName, contract: ContractPage): ContractPage['editing'] {
  if (name === 'ownerId') return contract.handingOver
  if (name === 'title') return contract.retitling
  return isManagementDetail(name) ? contract.managing : contract.editing
}

/** Said on the line to those who can change others. */
function ownReason(off: ContractPage['editing'], contract: ContractPage): string | null {
  return off && contract.managing === null && off.code !== contract.editing?.code
    ? off.message
    : null
}

function FoldersRow({ contract }: RowsProps) {
  const t = useTexts()
  const { folders, filing } = contract
  return (
    <DetailRow
      name="folders"
      contract={contract}
      label={t('editor.summary.folders')}
      value={
        folders.length === 0 ? null : (
          <span className="flex flex-wrap gap-1">
            {folders.map(({ _id, name }) => (
              <Tag key={_id}>{name}</Tag>
            ))}
          </span>
        )
      }
      isEditable={filing === null}
      history="folders"
      offReason={filing?.message ?? null}
      edit={(row) => <FoldersDetail {...row} current={folders} />}
    />
  )
}
