import { useSuspenseQuery } from '@tanstack/react-query'
import { contractQuery } from '../../../platform/contract.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Tag } from '../../../ui/badge.tsx'
import type { ContractPage } from '../contract-queries.ts'
import type { ContractPartProps } from '../contract-part.ts'
import { ChoiceDetail, FoldersDetail, TextDetail } from './detail-controls.tsx'
import { DetailRow } from './detail-row.tsx'
import { FieldValues } from './field-values.tsx'

/** The summary sheet: what the contract is about, changed in place, and the values that its text takes up. */
export default function SummaryPanel({ contractId }: ContractPartProps) {
  const t = useTexts()
  const formats = useFormats()
  const { data: contract } = useSuspenseQuery(contractQuery(contractId))
  return (
    <div className="flex flex-col gap-7">
      <section aria-label={t('editor.summary.details')}>
        <TextRows contract={contract} />
        <ChoiceRows contract={contract} />
        <FoldersRow contract={contract} />
        <p className="mt-3 text-xs text-ink-faint tabular-nums">
          {t('editor.summary.created', { moment: formats.instant(contract.createdAt) })}
          <br />
          {t('editor.summary.updated', { moment: formats.instant(contract.updatedAt) })}
        </p>
      </section>
      <FieldValues contractId={contractId} />
    </div>
  )
}

interface RowsProps {
  contract: ContractPage
}

function TextRows({ contract }: RowsProps) {
  const t = useTexts()
  const { _id: contractId, title, reference, editing } = contract
  const isEditable = editing === null
  return (
    <>
      <DetailRow
        contractId={contractId}
        label={t('editor.summary.title')}
        value={title}
        isEditable={isEditable}
        edit={(row) => (
          <TextDetail
            {...row}
            initial={title}
            maxLength={300}
            toChange={(text) => ({ title: text })}
          />
        )}
      />
      <DetailRow
        contractId={contractId}
        label={t('editor.summary.reference')}
        value={<span className="tabular-nums">{reference}</span>}
        isEditable={isEditable}
        edit={(row) => (
          <TextDetail
            {...row}
            initial={reference}
            maxLength={60}
            toChange={(text) => ({ reference: text })}
          />
        )}
      />
    </>
  )
}

const choices = [
  { name: 'type', noun: 'contractTypes', key: 'typeId' },
  { name: 'project', noun: 'projects', key: 'projectId', creates: 'project' },
  { name: 'owner', noun: 'people', key: 'ownerId' },
  { name: 'legalEntity', noun: 'legalEntities', key: 'legalEntityId' },
  {
    name: 'counterparty',
    noun: 'counterparties',
    key: 'counterpartyId',
    creates: 'counterparty',
  },
  { name: 'parent', noun: 'masterContracts', key: 'parentId' },
] as const

function ChoiceRows({ contract }: RowsProps) {
  const t = useTexts()
  return choices.map((choice) => (
    <DetailRow
      key={choice.name}
      contractId={contract._id}
      label={t(`editor.summary.${choice.name}`)}
      value={contract[choice.name]?.name ?? null}
      isEditable={contract.editing === null && !isKept(choice.name, contract)}
      offReason={
        contract.editing === null && isKept(choice.name, contract)
          ? t.refusal({ code: 'LEVEL_TOO_LOW_OWNER' })
          : null
      }
      edit={(row) => (
        <ChoiceDetail
          {...row}
          noun={choice.noun}
          {...(choice.noun === 'masterContracts' ? { scope: { except: contract._id } } : {})}
          current={contract[choice.name]}
          toChange={(id) => ({ [choice.key]: id })}
          {...('creates' in choice ? { creates: choice.creates } : {})}
        />
      )}
    />
  ))
}

/** Only its owners give a contract to somebody else. */
function isKept(name: (typeof choices)[number]['name'], { level }: ContractPage): boolean {
  return name === 'owner' && level !== 'owner'
}

function FoldersRow({ contract }: RowsProps) {
  const t = useTexts()
  const { _id: contractId, folders, filing } = contract
  return (
    <DetailRow
      contractId={contractId}
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
      offReason={filing?.message ?? null}
      edit={(row) => <FoldersDetail {...row} current={folders} />}
    />
  )
}
