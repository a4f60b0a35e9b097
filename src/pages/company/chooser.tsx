import type * as texts from '#src/content/pages/chooser.ts'
import type { PageView } from '#src/features/page-view.tsx'
import { Picture } from '#src/features/picture.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ChooserTitle, SpaceLink, Spaces } from '#src/ui/space-chooser.tsx'
import { Lead } from '#src/ui/section.tsx'

export const chooserView: PageView<typeof texts> = {
  Opening({ content: { chooser } }) {
    return (
      <>
        <ChooserTitle>
          <h1 tabIndex={-1}>{chooser.title}</h1>
          <Lead>{chooser.lead}</Lead>
        </ChooserTitle>
        <Spaces>
          {(['company', 'individual'] as const).map((space) => {
            const { call, href, image, text, title } = chooser[space]
            return (
              <SpaceLink key={space} to={href} $space={space}>
                <div>
                  <h2>{title}</h2>
                  <p>{text}</p>
                  <span>
                    <span>{call}</span>
                    <Icon name="arrow-right" />
                  </span>
                </div>
                <Picture image={image} width={720} height={520} />
              </SpaceLink>
            )
          })}
        </Spaces>
      </>
    )
  },
}
