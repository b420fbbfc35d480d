import type { PlaybookRule } from '@tacite/domain/clauses/playbook/playbook.ts'
import { contractForm } from './contracts.ts'
import type { Answer, Browser } from './start-product.ts'

/** Changes the contract type of new contracts. */
export async function changeContractType(keeper: Browser, changes: object): Promise<Answer> {
  const { typeId } = await contractForm(keeper)
  const path = `/administration/contract-types/${typeId}`
  const { title, description, regime } = (await keeper.call('GET', path)).body
  return keeper.call('PUT', path, { title, description, regime, ...changes })
}

/** What the contract type of new contracts wants of one clause. */
export function expectClause(
  keeper: Browser,
  clauseId: string,
  rule: PlaybookRule,
): Promise<Answer> {
  return changeContractType(keeper, { playbook: { [clauseId]: rule } })
}

/** From then on the workflow of new contracts wants no deviation from their playbook. */
export async function needPlaybook(keeper: Browser): Promise<Answer> {
  const [{ _id }] = (await keeper.call('GET', '/administration/workflows')).body.value
  const path = `/administration/workflows/${_id}`
  const { body: workflow } = await keeper.call('GET', path)
  return keeper.call('PUT', path, {
    name: workflow.name,
    workflowVersion: workflow.version,
    needsPlaybook: true,
    steps: workflow.steps.map(
      ({ _id: workflowStepId, name, description, color, kind }: Record<string, string>) => ({
        workflowStepId,
        name,
        description,
        color,
        kind,
      }),
    ),
  })
}
