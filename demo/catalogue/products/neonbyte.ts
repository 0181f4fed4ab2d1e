import type { DemoProducts } from '../demo-product.ts';

/** Products of the studio's games. */
export const neonbyteProducts: DemoProducts = {
  'starsea-voyage': [
    {
      productId: 'fuel_cell_small',
      price: 30,
      title: {
        'zh-TW': '燃料電池・小',
        'zh-CN': '燃料电池·小',
        'vi-VN': 'Pin nhiên liệu cỡ nhỏ',
        'en-US': 'Small Fuel Cell',
      },
      description: {
        'zh-TW': '多跑一段支線航程，主線不需要。',
        'zh-CN': '多飞一段支线航程，主线用不到。',
        'vi-VN': 'Đủ cho một chuyến bay phụ, cốt truyện chính không cần đến.',
        'en-US': 'Enough for one side trip; the main story never needs it.',
      },
    },
    {
      productId: 'paint_daybreak',
      price: 90,
      title: {
        'zh-TW': '塗裝：晨曦',
        'zh-CN': '涂装：晨曦',
        'vi-VN': 'Lớp sơn: Bình Minh',
        'en-US': 'Paint: Daybreak',
      },
      description: {
        'zh-TW': '從艦首的橙紅漸層到艦尾的深藍，只改外觀。',
        'zh-CN': '从舰首的橙红渐变到舰尾的深蓝，只改外观。',
        'vi-VN': 'Chuyển màu từ cam đỏ ở mũi đến xanh thẳm ở đuôi tàu, chỉ thay đổi vẻ ngoài.',
        'en-US': 'Orange at the bow, deep blue at the stern. Looks only.',
      },
    },
    {
      productId: 'paint_scavenger',
      price: 120,
      title: {
        'zh-TW': '塗裝：撿荒者',
        'zh-CN': '涂装：拾荒者',
        'vi-VN': 'Lớp sơn: Kẻ Nhặt Xác Tàu',
        'en-US': 'Paint: Scavenger',
      },
      description: {
        'zh-TW': '補丁、鏽斑與三種不搭的螢光漆，只改外觀。',
        'zh-CN': '补丁、锈斑，外加三种不搭的荧光漆，只改外观。',
        'vi-VN': 'Miếng vá, vết gỉ và ba màu sơn huỳnh quang chẳng ăn nhập, chỉ thay đổi vẻ ngoài.',
        'en-US': 'Patches, rust and three clashing fluorescents. Looks only.',
      },
    },
    {
      productId: 'hull_lantern',
      price: 290,
      title: {
        'zh-TW': '艦體：提燈級',
        'zh-CN': '舰体：提灯级',
        'vi-VN': 'Thân tàu: lớp Đèn Lồng',
        'en-US': 'Hull: Lantern Class',
      },
      description: {
        'zh-TW': '載客多、砲位少的長途艦體，與免費艦體同級。',
        'zh-CN': '载客多、炮位少的长途舰体，与免费舰体同级。',
        'vi-VN': 'Thân tàu đường dài, nhiều chỗ cho hành khách, ít bệ pháo; ngang cấp thân tàu miễn phí.',
        'en-US': 'A long-haul hull with more cabins and fewer guns, on a par with the free ones.',
      },
    },
    {
      productId: 'captain_pack',
      price: 590,
      title: { 'zh-TW': '艦長禮包', 'zh-CN': '舰长礼包', 'vi-VN': 'Gói Thuyền Trưởng', 'en-US': 'Captain’s Pack' },
      description: {
        'zh-TW': '提燈級艦體、兩款塗裝，以及一台會自己補豆子的咖啡機。',
        'zh-CN': '提灯级舰体、两款涂装，再加一台会自己补豆子的咖啡机。',
        'vi-VN': 'Thân tàu Đèn Lồng, hai lớp sơn và một máy pha cà phê tự thêm hạt.',
        'en-US': 'The Lantern hull, both paints, and a coffee machine that refills itself.',
      },
    },
  ],
  'starhall-arena': [
    {
      productId: 'banana_confetti',
      price: 30,
      title: {
        'zh-TW': '香蕉皮彩帶',
        'zh-CN': '香蕉皮彩带',
        'vi-VN': 'Pháo giấy vỏ chuối',
        'en-US': 'Banana Confetti',
      },
      description: {
        'zh-TW': '在觀眾席丟出去的香蕉皮會撒彩帶，一樣滑。',
        'zh-CN': '在观众席丢出去的香蕉皮会撒彩带，照样很滑。',
        'vi-VN': 'Vỏ chuối ném từ khán đài sẽ tung pháo giấy, và vẫn trơn như cũ.',
        'en-US': 'Banana peels thrown from the stands burst into confetti. Just as slippery.',
      },
    },
    {
      productId: 'outfit_raincoat',
      price: 60,
      title: {
        'zh-TW': '造型：小黃雨衣',
        'zh-CN': '造型：小黄雨衣',
        'vi-VN': 'Trang phục: Áo Mưa Vàng',
        'en-US': 'Outfit: Yellow Raincoat',
      },
      description: {
        'zh-TW': '雨天出門的機器人，拳頭大小不變。',
        'zh-CN': '雨天出门的机器人，拳头大小不变。',
        'vi-VN': 'Robot ra đường ngày mưa, nắm đấm vẫn cỡ cũ.',
        'en-US': 'For robots out in the rain. Fists stay the same size.',
      },
    },
    {
      productId: 'outfit_toaster',
      price: 90,
      title: {
        'zh-TW': '造型：評審吐司機',
        'zh-CN': '造型：评审吐司机',
        'vi-VN': 'Trang phục: Giám Khảo Lò Nướng',
        'en-US': 'Outfit: The Judge',
      },
      description: {
        'zh-TW': '穿得像評審，但沒有投票權。',
        'zh-CN': '穿得像评审，但没有投票权。',
        'vi-VN': 'Mặc y như giám khảo nhưng không có quyền chấm điểm.',
        'en-US': 'Dress like the toaster. You still get no vote.',
      },
    },
    {
      productId: 'outfit_shopping_cart',
      price: 90,
      title: {
        'zh-TW': '造型：限量購物車',
        'zh-CN': '造型：限量购物车',
        'vi-VN': 'Trang phục: Xe Đẩy Siêu Thị',
        'en-US': 'Outfit: Shopping Cart',
      },
      description: {
        'zh-TW': '亮紅色車身，附一枚會掉的代幣。',
        'zh-CN': '亮红色车身，附一枚会掉的代币。',
        'vi-VN': 'Thân xe đỏ rực, kèm một đồng xu hay rơi.',
        'en-US': 'Bright red, with a deposit coin that falls out.',
      },
    },
    {
      productId: 'party_pass',
      price: 290,
      title: { 'zh-TW': '派對通行證', 'zh-CN': '派对通行证', 'vi-VN': 'Vé Tiệc', 'en-US': 'Party Pass' },
      description: {
        'zh-TW': '一季十六款造型，全部只改外觀。',
        'zh-CN': '一个赛季十六款造型，全部只改外观。',
        'vi-VN': 'Mười sáu trang phục trong một mùa, tất cả chỉ để ngắm.',
        'en-US': 'Sixteen outfits over one season, all of them for looks.',
      },
    },
  ],
  'lucky-cat-hall': [
    {
      productId: 'coins_small',
      price: 50,
      title: {
        'zh-TW': '虛擬金幣 5,000 枚',
        'zh-CN': '虚拟金币 5,000 枚',
        'vi-VN': '5.000 xu ảo',
        'en-US': '5,000 Virtual Coins',
      },
      description: {
        'zh-TW': '只能在遊戲內使用，不得兌換現金或物品。',
        'zh-CN': '只能在游戏内使用，不得兑换现金或物品。',
        'vi-VN': 'Chỉ dùng trong trò chơi, không thể đổi thành tiền hay hiện vật.',
        'en-US': 'For use in the game only; never exchangeable for money or goods.',
      },
    },
    {
      productId: 'shrine_lanterns',
      price: 90,
      title: {
        'zh-TW': '神社燈籠組',
        'zh-CN': '神社灯笼组',
        'vi-VN': 'Bộ đèn lồng cho đền',
        'en-US': 'Shrine Lanterns',
      },
      description: {
        'zh-TW': '替自己的小神社掛上一排燈籠，只是裝飾。',
        'zh-CN': '给自己的小神社挂上一排灯笼，只是装饰。',
        'vi-VN': 'Treo một dãy đèn lồng cho ngôi đền nhỏ, chỉ để trang trí.',
        'en-US': 'A row of lanterns for your own shrine. Decoration only.',
      },
    },
    {
      productId: 'coins_large',
      price: 300,
      title: {
        'zh-TW': '虛擬金幣 36,000 枚',
        'zh-CN': '虚拟金币 36,000 枚',
        'vi-VN': '36.000 xu ảo',
        'en-US': '36,000 Virtual Coins',
      },
      description: {
        'zh-TW': '受每日金額上限約束；不得兌換現金或物品。',
        'zh-CN': '受每日金额上限约束；不得兑换现金或物品。',
        'vi-VN': 'Tính vào giới hạn chi tiêu mỗi ngày; không thể đổi thành tiền hay hiện vật.',
        'en-US': 'Counts toward your daily limit; never exchangeable for money or goods.',
      },
    },
  ],
  'bay-rush': [
    {
      productId: 'retry_tickets',
      price: 30,
      title: {
        'zh-TW': '重跑券 10 張',
        'zh-CN': '重跑券 10 张',
        'vi-VN': '10 vé chạy lại',
        'en-US': '10 Retry Tickets',
      },
      description: {
        'zh-TW': '差 0.2 秒的時候用，不必看廣告。',
        'zh-CN': '差 0.2 秒的时候用，不必看广告。',
        'vi-VN': 'Dành cho những lần hụt 0,2 giây, không phải xem quảng cáo.',
        'en-US': 'For when you were two tenths short. No ads to watch.',
      },
    },
    {
      productId: 'livery_sunrise',
      price: 60,
      title: {
        'zh-TW': '車身彩繪：日出',
        'zh-CN': '车身彩绘：日出',
        'vi-VN': 'Tem xe: Bình Minh',
        'en-US': 'Livery: Sunrise',
      },
      description: {
        'zh-TW': '清晨海面的橙與粉，只改外觀。',
        'zh-CN': '清晨海面的橙与粉，只改外观。',
        'vi-VN': 'Cam và hồng của mặt biển sớm mai, chỉ thay đổi vẻ ngoài.',
        'en-US': 'The orange and pink of the morning sea. Looks only.',
      },
    },
    {
      productId: 'no_ads',
      price: 150,
      title: {
        'zh-TW': '永久移除廣告',
        'zh-CN': '永久移除广告',
        'vi-VN': 'Tắt quảng cáo vĩnh viễn',
        'en-US': 'Remove Ads for Good',
      },
      description: {
        'zh-TW': '一次購買，這個帳號從此沒有廣告。',
        'zh-CN': '一次购买，这个账号从此没有广告。',
        'vi-VN': 'Mua một lần, tài khoản này không còn quảng cáo.',
        'en-US': 'Bought once, and this account sees no more ads.',
      },
    },
    {
      productId: 'coast_pack',
      price: 240,
      title: {
        'zh-TW': '北海岸路線包',
        'zh-CN': '北海岸路线包',
        'vi-VN': 'Gói cung đường bờ Bắc',
        'en-US': 'North Coast Pack',
      },
      description: {
        'zh-TW': '八段新路線、三台新車，含颱風前夕的版本。',
        'zh-CN': '八段新路线、三台新车，含台风前夕的版本。',
        'vi-VN': 'Tám cung đường mới, ba chiếc xe mới, có cả bản trước cơn bão.',
        'en-US': 'Eight new stretches and three cars, eve of the typhoon included.',
      },
    },
  ],
  'street-hoops': [
    {
      productId: 'shoes_sunset',
      price: 60,
      title: { 'zh-TW': '球鞋：夕陽', 'zh-CN': '球鞋：夕阳', 'vi-VN': 'Giày: Hoàng Hôn', 'en-US': 'Shoes: Sunset' },
      description: {
        'zh-TW': '很好看，不加能力值。',
        'zh-CN': '很好看，不加能力值。',
        'vi-VN': 'Rất đẹp, không cộng chỉ số nào.',
        'en-US': 'Very good-looking. Changes nothing.',
      },
    },
    {
      productId: 'crowd_drums',
      price: 60,
      title: {
        'zh-TW': '看台鼓隊',
        'zh-CN': '看台鼓队',
        'vi-VN': 'Đội trống khán đài',
        'en-US': 'Drums in the Stands',
      },
      description: {
        'zh-TW': '連勝三場以後，看台會開始打鼓。',
        'zh-CN': '连胜三场以后，看台会开始打鼓。',
        'vi-VN': 'Thắng ba trận liên tiếp, khán đài bắt đầu đánh trống.',
        'en-US': 'Win three in a row and the crowd starts drumming.',
      },
    },
    {
      productId: 'no_ads',
      price: 120,
      title: {
        'zh-TW': '永久移除廣告',
        'zh-CN': '永久移除广告',
        'vi-VN': 'Tắt quảng cáo vĩnh viễn',
        'en-US': 'Remove Ads for Good',
      },
      description: {
        'zh-TW': '場間不再有廣告，只剩賣冰的阿伯。',
        'zh-CN': '场间不再有广告，只剩卖冰棍的大爷。',
        'vi-VN': 'Giữa các trận không còn quảng cáo, chỉ còn bác bán kem.',
        'en-US': 'No more ads between games, just the old man with his popsicles.',
      },
    },
  ],
  'neon-serpent': [
    {
      productId: 'theme_aurora',
      price: 60,
      title: {
        'zh-TW': '造型：極光',
        'zh-CN': '造型：极光',
        'vi-VN': 'Giao diện: Cực quang',
        'en-US': 'Theme: Aurora',
      },
      description: {
        'zh-TW': '極地夜空下的青綠蛇身與冰藍關卡，只改外觀。',
        'zh-CN': '极地夜空下的青绿蛇身与冰蓝关卡，只改外观。',
        'vi-VN': 'Rắn xanh ngọc dưới trời đêm vùng cực, chỉ thay đổi vẻ ngoài.',
        'en-US': 'A jade serpent under a polar sky. Looks only.',
      },
    },
    {
      productId: 'theme_ember',
      price: 60,
      title: {
        'zh-TW': '造型：餘燼',
        'zh-CN': '造型：余烬',
        'vi-VN': 'Giao diện: Tàn lửa',
        'en-US': 'Theme: Ember',
      },
      description: {
        'zh-TW': '火紅的地平線，蛇身像剛離開爐子的鐵，只改外觀。',
        'zh-CN': '火红的地平线，蛇身像刚出炉的铁，只改外观。',
        'vi-VN': 'Chân trời đỏ rực, thân rắn như sắt vừa ra lò, chỉ thay đổi vẻ ngoài.',
        'en-US': 'A burning horizon and a serpent like iron from the forge. Looks only.',
      },
    },
    {
      productId: 'theme_moonlight',
      price: 90,
      title: {
        'zh-TW': '造型：月光',
        'zh-CN': '造型：月光',
        'vi-VN': 'Giao diện: Ánh trăng',
        'en-US': 'Theme: Moonlight',
      },
      description: {
        'zh-TW': '銀白與灰藍，最安靜的一種霓虹，只改外觀。',
        'zh-CN': '银白与灰蓝，最安静的一种霓虹，只改外观。',
        'vi-VN': 'Bạc và xanh xám, kiểu neon lặng lẽ nhất, chỉ thay đổi vẻ ngoài.',
        'en-US': 'Silver and slate, the quietest neon there is. Looks only.',
      },
    },
  ],
};
