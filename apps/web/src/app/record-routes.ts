import { recordRoute } from '../features/settings/administration/public.tsx'

/** The nouns of administration that are a list and a panel: one entry each. */
export const recordRoutes = [
  recordRoute('contractTypes', {
    texts: ['contract-types', 'alerts'],
    screen: async () => {
      const screen = await import('../features/settings/contract-types/contract-type-screen.tsx')
      return { default: screen.ContractTypesScreen }
    },
  }),
  recordRoute('circuits', {
    texts: ['circuits', 'validation', 'refusals', 'refusals-flows'],
    prefetchBeside: async (queryClient) => {
      const { circuitStepsQuery } = await import('../features/settings/circuits/circuit-queries.ts')
      await queryClient.prefetchQuery(circuitStepsQuery)
    },
    screen: async () => {
      const screen = await import('../features/settings/circuits/circuits-screen.tsx')
      return { default: screen.CircuitsScreen }
    },
  }),
  recordRoute('taggedFields', {
    // The values of conditions are typed with the editor's controls.
    texts: ['tagged-fields', 'refusals-library', 'editor'],
    screen: async () => {
      const screen = await import('../features/settings/tagged-fields/tagged-field-screen.tsx')
      return { default: screen.TaggedFieldsScreen }
    },
  }),
  recordRoute('categories', {
    texts: ['categories', 'refusals', 'refusals-library'],
    screen: async () => {
      const screen = await import('../features/settings/categories/category-screen.tsx')
      return { default: screen.CategoriesScreen }
    },
  }),
  recordRoute('legalEntities', {
    texts: ['legal-entities', 'refusals-library'],
    screen: async () => {
      const screen = await import('../features/settings/legal-entities/legal-entity-screen.tsx')
      return { default: screen.LegalEntitiesScreen }
    },
  }),
  recordRoute('projects', {
    texts: ['projects', 'refusals-library'],
    screen: async () => {
      const screen = await import('../features/settings/projects/project-screen.tsx')
      return { default: screen.ProjectsScreen }
    },
  }),
  recordRoute('counterparties', {
    texts: ['counterparties', 'refusals-library'],
    screen: async () => {
      const screen = await import('../features/settings/counterparties/counterparty-screen.tsx')
      return { default: screen.CounterpartiesScreen }
    },
  }),
]
