import { contactFormModel } from './contact-form.model.ts'
import { testModel } from './model-suite.ts'

testModel(contactFormModel)
