/** Reads lines of a Chinese text and the English one, with `\n` for a line break. */
const parseTexts = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines.split('\n').map(line => {
      const [han = '', english = ''] = line.trimStart().replaceAll('\\n', '\n').split('|');
      return [han, english] as const;
    }),
  );

/** Reads stems of two characters, each with its English word. */
const parsePairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map(pair => [pair.slice(0, 2), pair.slice(2)] as const),
  );

/**
 * The stems of road names, see `roadNames.ts`; no two alike. With at most ten letters the names of devices fit into the
 * 32 characters of their document.
 */
export const STEMS = parsePairs(`
  滨盛Riverfront 江南Southbank 长河Longriver 望湖Lakeview 文昌Scholar 星光Starlight 春晓Springdawn 建设Builder
  和平Peace 环城Orbital 人民Commons 解放Freedom 中山Sunyat 朝阳Sunrise 新华Newland 光明Bright 友谊Friendship
  团结Unity 胜利Victory 青年Youth 学院College 科技Science 创新Innovation 明德Virtue 崇文Letters 文汇Assembly
  书香Library 致远Horizon 弘毅Resolve 博学Learning 求是Truth 思源Fountain 清泉Clearwell 青山Greenhill
  绿水Greenwater 紫金Purplegold 金沙Goldsand 银杏Ginkgo 梧桐Plane 桂花Osmanthus 丹枫Redmaple 玉兰Magnolia
  海棠Crabapple 芙蓉Hibiscus 荷塘Lotuspond 莲花Lotus 翠柳Willowbank 柳浪Willow 竹海Bamboo 松涛Pine 枫林Maple
  樱花Cherry 梅园Plum 兰亭Orchid 菊香Aster 百合Lily 凤凰Phoenix 龙腾Dragon 飞鹤Crane 白鹭Egret 鸿雁Wildgoose
  燕归Swallow 云泽Cloudmere 云溪Cloudbrook 云栖Cloudrest 溪畔Brookside 江畔Riverside 临江Waterfront 沿江Embankment
  望江Riverview 潮鸣Tidesong 观潮Tideview 听涛Surf 海运Shipping 东港Eastport 南港Southport 渔浦Fisher 渡口Ferry
  石桥Stonegate 长桥Longbridge 永安Haven 安康Wellbeing 平安Safety 福泰Fortune 泰和Serenity 祥和Accord
  同心Concord 同德Goodwill 兴业Enterprise 兴隆Prosperity 富春Richspring 丰收Harvest 金穗Goldear 稻香Ricefield
  麦田Wheatfield 桑园Mulberry 茶园Teagarden 采荷Lotusfield 景芳Fairview 庆春Springfest 迎春Jasmine 秋涛Autumn
  夏荷Summer 冬青Holly 天成Skyline 天目Skyview 星河Galaxy 银河Milkyway 北斗Dipper 启明Daystar 晨曦Dawn
  晚晴Evening 彩虹Rainbow 丹霞Redcliff 碧波Bluewave 湖滨Lakeside 月亮Moon 钟楼Belltower 鼓楼Drumtower 古塔Pagoda
  窑山Kilnhill`);

export const KINDS = parseTexts(`大道|Ave
  路|Road
  街|St
  巷|Lane
  公路|Highway
  湖|Lake
  公园|Park`);

/** What distinguishes roads of one stem. */
export const SUFFIXES = parseTexts(`东| E
  西| W
  南| S
  北| N
  中| C
  东一| E1
  西一| W1
  南一| S1
  北一| N1
  东二| E2
  西二| W2`);

export const DISTRICTS = parseTexts(`滨江区|Riverside District
  东湖区|Eastlake District
  南岭区|Southhill District
  西泽区|Westmarsh District
  北苑区|Northpark District
  高新区|Hightech District`);

/** The nouns of devices, see `models/cityModels.ts`. */
export const DEVICES = parseTexts(`灯控|controller
  灯|lamp
  网关|gateway
  智慧杆|pole
  信息屏|screen
  摄像机|camera
  采集器|collector
  环境传感器|sensor
  广播|speaker
  充电桩|charger
  集中器|PLC
  电表|meter
  能耗采集器|submeter
  配电箱|cabinet
  未知设备|Unknown device`);

/** Numbered names: of scenes, plans and areas. */
export const NUMBERED = parseTexts(`场景|Scene
  节目单|Plan
  区域|Area
  预置位|preset`);

/** Whole texts, and names of files without their extension. */
export const TEXTS = parseTexts(`云泽市|Cloudmere
  云泽江|Cloudmere River
  正面|Front
  背面|Back
  自动发现，尚未登记|Found automatically, not registered yet
  左转|left
  右转|right
  放大|zoom in
  插播|inserted text
  整点报时|Hourly time signal
  闭园提示|Park closing notice
  防汛安全提示|Flood safety notice
  交通文明宣传|Courtesy on the road
  晨间音乐|Morning music
  寻人启事模板|Missing person template
  高温预警|Heat warning
  台风预警|Typhoon warning
  节日祝福|Festive greetings
  垃圾分类宣传|Waste sorting campaign
  日落开灯，六小时后降至六成，日出前七十五分钟恢复，日出关灯。|On at sunset, 60 % six hours later, full again 75 minutes before sunrise, off at sunrise.
  半夜灯|Late night dimming
  二十三点以后降至六成，凌晨五点恢复。|60 % from 23:00, full again at 05:00.
  周末延时|Longer on weekends
  春节常亮|On during Spring Festival
  阴天补光|Light for dull days
  照度低于阈值时开灯，越暗越亮。|On below the threshold of daylight: the darker, the brighter.
  隧道口照度控制|Tunnel entrance by daylight
  公园步道人来灯亮|Park paths on approach
  无人时三成，有人时全亮，人走后保持一分钟。|30 % when empty, full when someone is there and for a minute after.
  跨年夜常亮|On all New Year’s Eve
  地球一小时|Earth Hour
  停电检修|Power cut for maintenance
  全年照明计划|Lighting plan of the year
  平日按日落日出，春节常亮。|By sunset and sunrise, on during Spring Festival.
  节假日照明计划|Lighting plan for holidays
  道路检修计划|Road maintenance plan
  平日夜景|Everyday evening
  主要道路八成亮度|Main roads at 80 %
  节日夜景|Festive evening
  主要道路全亮|Main roads at full brightness
  深夜节能|Late night saving
  主要道路四成亮度|Main roads at 40 %
  暴雨预警|Rainstorm warning
  低洼路段全亮|Low-lying sections at full brightness
  检修断电|Off for maintenance
  检修路段关灯|Sections under maintenance off
  夜间施工|Night works
  居民反映灯光过亮|Residents report glare
  更换灯头|Lamp head replacement
  交通事故现场照明|Light for the scene of an accident
  已报修，等待更换灯具|Repair ordered, waiting for a new lamp
  路段施工，夜间断电|Roadworks, no power at night
  电池批量更换中|Batteries are being replaced
  调光至 80 %|dim to 80 %
  读取电能|read the energy
  常规设置|General settings
  江岸夜色|Riverbank at night
  跨江大桥|River bridge
  音乐广场|Music square
  城市阳台|City balcony
  灯光秀|Light show
  滨江步道|Riverside path
  体育中心|Sports centre
  会展中心|Exhibition centre
  湿地公园|Wetland park
  古塔|Pagoda
  大学城|University town
  火车站|Railway station
  老街|Old street
  科技园|Science park
  月亮湾|Moon bay
  新年灯会|New Year lanterns
  流光|Light trails
  道路施工提示|Roadworks notice
  前方道路施工，请减速慢行，注意避让行人。|Roadworks ahead. Slow down and give way to pedestrians.
  恶劣天气预警|Severe weather warning
  气象台发布大风蓝色预警：今天夜间到明天有 6 级以上阵风，请注意防范。|Blue wind warning: gusts of force 6 and more from tonight to tomorrow. Take care.
  文明出行|Considerate travel
  文明出行，礼让斑马线。\\n绿色出行，从我做起。|Give way at crossings.\\nTravel green, start today.
  停车引导|Parking guidance
  前方 300 米停车场，余位充足。|Car park in 300 m, plenty of space.
  夜间限速 40|Speed limit 40 at night
  雨天路滑 减速慢行|Slippery when wet, slow down
  礼让斑马线|Give way at crossings
  欢迎来到滨江|Welcome to Riverside
  前方学校 注意儿童|School ahead, mind the children
  祝市民朋友节日快乐|Happy holidays to all citizens
  提示 |Notice 
  距新年还有|Until the New Year
  说明书|Manual
  安装指南|Installation guide
  接线图|Wiring diagram
  路口全景|Whole crossing
  东向车道|Eastbound lane
  西向车道|Westbound lane
  人行道|Pavement
  停车位|Parking spaces
  公交站|Bus stop`);

/** The locations and the themes of projects. */
export const SITES = parseTexts(`滨江大道|Riverside Avenue
  江南大道|Southbank Avenue
  市民中心|Civic Centre
  奥体中心|Olympic Centre
  钱塘江岸|Qiantang Riverbank
  星光大道|Starlight Avenue
  地铁西兴站|Xixing Metro Station
  科技馆|Science Museum`);

export const THEMES = parseTexts(`节日问候|season’s greetings
  交通提示|traffic notices
  城市形象|city image
  公益宣传|public service
  天气预警|weather warnings
  活动预告|coming events
  停车引导|parking guidance
  夜游推荐|night tours`);
