import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { loadPaperFont } from '../../../platform/paper-font.ts'
import { patterns } from '../../../platform/paths.ts'
import { isRecordWanted, readAdminSearch } from '../../settings/administration/public.tsx'

export const templatesRoutes = [
  createRoute({
    getParentRoute: () => homeRoute,
    path: patterns.templates,
    validateSearch: readAdminSearch,
    loaderDeps: ({ search }) => search,
    loader: async ({ context: { queryClient }, deps: { open, ...asked }, cause }) => {
      const { templates } = await import('./template-records.ts')
      // Not awaited: the table and the panel have skeletons.
      void queryClient.prefetchQuery(templates.list(asked))
      if (open && open !== 'new' && isRecordWanted(queryClient, templates.one(open), cause))
        void queryClient.prefetchQuery(templates.one(open))
      return loadTexts('administration', 'templates', 'refusals', 'refusals-templates')
    },
    component: lazyRouteComponent(() => import('./list/templates-screen.tsx'), 'TemplatesScreen'),
  }),
  createRoute({
    getParentRoute: () => homeRoute,
    path: patterns.template,
    loader: async ({ context: { queryClient }, params: { templateId } }) => {
      const { loadTemplate } = await import('./page/load-template.ts')
      await Promise.all([
        loadTemplate(queryClient, templateId),
        loadPaperFont(),
        loadTexts(
          'administration',
          'editor',
          'templates',
          'refusals',
          'refusals-document',
          'refusals-templates',
        ),
      ])
    },
    component: lazyRouteComponent(() => import('./page/template-page.tsx'), 'TemplatePage'),
  }),
]
