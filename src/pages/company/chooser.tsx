import type * as texts from '#src/content/pages/chooser.ts'
import type { PageView } from '#src/features/page-view.tsx'
import { Picture } from '#src/features/picture.tsx'
import { Icon } from '#src/ui/icon.tsx'
import {
  ChooserTitle,
  SpaceCall,
  SpaceLink,
  Spaces,
  SpaceWords,
} from '#src/ui/space-chooser.tsx'
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
                <SpaceWords>
                  <h2>{title}</h2>
                  <p>{text}</p>
                  <SpaceCall>
                    <span>{call}</span>
                    <Icon name="arrow-right" />
                  </SpaceCall>
                </SpaceWords>
                <Picture image={image} width={720} height={520} />
              </SpaceLink>
            )
          })}
        </Spaces>
      </>
    )
  },
}
