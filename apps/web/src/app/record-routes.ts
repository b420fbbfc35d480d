import { recordRoute } from '../features/administration/public.tsx'

/** The nouns of administration that are a list and a panel: one entry each. */
export const recordRoutes = [
  recordRoute('contractTypes', {
    texts: ['contract-types'],
    screen: async () => {
      const screen = await import('../features/contract-type/contract-type-screen.tsx')
      return { default: screen.ContractTypesScreen }
    },
  }),
  recordRoute('circuits', {
    texts: ['circuits', 'validation', 'refusals', 'refusals-flows'],
    prefetchBeside: async (queryClient) => {
      const { circuitStepsQuery } = await import('../features/circuit/circuit-queries.ts')
      await queryClient.prefetchQuery(circuitStepsQuery)
    },
    screen: async () => {
      const screen = await import('../features/circuit/circuits-screen.tsx')
      return { default: screen.CircuitsScreen }
    },
  }),
  recordRoute('taggedFields', {
    // The values of conditions are typed in the controls of the editor.
    texts: ['tagged-fields', 'refusals-library', 'editor'],
    screen: async () => {
      const screen = await import('../features/tagged-field/tagged-field-screen.tsx')
      return { default: screen.TaggedFieldsScreen }
    },
  }),
  recordRoute('categories', {
    texts: ['categories', 'refusals-library'],
    screen: async () => {
      const screen = await import('../features/category/category-screen.tsx')
      return { default: screen.CategoriesScreen }
    },
  }),
  recordRoute('legalEntities', {
    texts: ['legal-entities', 'refusals-library'],
    screen: async () => {
      const screen = await import('../features/legal-entity/legal-entity-screen.tsx')
      return { default: screen.LegalEntitiesScreen }
    },
  }),
  recordRoute('projects', {
    texts: ['projects', 'refusals-library'],
    screen: async () => {
      const screen = await import('../features/project/project-screen.tsx')
      return { default: screen.ProjectsScreen }
    },
  }),
  recordRoute('counterparties', {
    texts: ['counterparties', 'refusals-library'],
    screen: async () => {
      const screen = await import('../features/counterparty/counterparty-screen.tsx')
      return { default: screen.CounterpartiesScreen }
    },
  }),
]
