import type * as texts from '#src/content/pages/chooser.ts'
import { Drawing } from '#src/features/drawing.tsx'
import companyPicture from '#src/images/chooser-company.svg'
import individualPicture from '#src/images/chooser-individual.svg'
import { SpaceLink, SpaceChooser } from '#src/ui/space-chooser.tsx'
import { Lead } from '#src/ui/section.tsx'

export function Page({ content }: { content: typeof texts }) {
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
        picture={<Drawing src={companyPicture} width={720} height={520} />}
      />
      <SpaceLink
        space="individual"
        to={individual.href}
        title={individual.title}
        text={individual.text}
        call={individual.call}
        picture={<Drawing src={individualPicture} width={720} height={520} />}
      />
    </SpaceChooser>
  )
}
