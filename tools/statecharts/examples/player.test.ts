import { testModel } from 'statecharts/testing'
import { playerModel } from './player.model.ts'

testModel(playerModel)
