import type * as texts from '#src/content/pages/chooser.ts'
import type { PageView } from '#src/features/page-view.tsx'
import { Picture } from '#src/features/picture.tsx'
import { SpaceLink, SpaceChooser } from '#src/ui/space-chooser.tsx'
import { Lead } from '#src/ui/section.tsx'

export const chooserView: PageView<typeof texts> = {
  Opening({ content }) {
    const { title, lead, company, individual } = content.chooser
    return (
      <SpaceChooser
        title={
          <>
            <h1 tabIndex={-1}>{title}</h1>
            <Lead>{lead}</Lead>
          </>
        }
      >
        <SpaceLink
          space="company"
          to={company.href}
          title={company.title}
          text={company.text}
          call={company.call}
          picture={<Picture name={company.image} width={720} height={520} />}
        />
        <SpaceLink
          space="individual"
          to={individual.href}
          title={individual.title}
          text={individual.text}
          call={individual.call}
          picture={<Picture name={individual.image} width={720} height={520} />}
        />
      </SpaceChooser>
    )
  },
}
